import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface ErrorBoundaryProps {
  /** Where we are: what broke here is not in the way elsewhere. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  place: string;
  /** What broke, in a box of its own: anything may be thrown, `undefined` included. */
  failure: { error: unknown } | null;
}

/** Shows the error screen instead of a page that broke, until the visitor goes elsewhere. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { place, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <ErrorScreen error={failure.error} />;
  }
}
