import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in place of the children once one of them has thrown; `retry` draws them anew. */
  readonly renderFallback: (error: unknown, retry: () => void) => ReactNode;
  /** Hears of each error once. */
  readonly onBroken?: (error: unknown) => void;
}

/** Keeps a part that breaks from taking the rest with it. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: { readonly error: unknown } | null }> {
  override state = { broken: null as { readonly error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken?.(error);
  }

  override render() {
    if (this.state.broken === null) return this.props.children;
    return this.props.renderFallback(this.state.broken.error, () => this.setState({ broken: null }));
  }
}
