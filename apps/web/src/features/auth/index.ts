export { AuthScreen } from './AuthScreen.tsx';
