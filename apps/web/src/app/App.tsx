import { Logo } from '../ui/art/Logo.tsx';

/** The app. */
export function App() {
  return <Logo size={64} />;
}
