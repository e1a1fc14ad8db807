import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface ErrorBoundaryProps {
  /** Key of the current location: navigating elsewhere clears the error. */
  locationKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  locationKey: string;
  /** Wrapped, because `undefined` can be thrown too. */
  failure: { error: unknown } | null;
}

/** Shows the error screen instead of a page that threw, until the visitor navigates. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { locationKey: this.props.locationKey, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { locationKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return locationKey === state.locationKey ? null : { locationKey, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <ErrorScreen error={failure.error} />;
  }
}
