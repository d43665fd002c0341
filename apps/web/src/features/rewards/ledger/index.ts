export { TokenLedger } from './TokenLedger.tsx';
