import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  /** What is shown after a failure; `again` draws the page anew, whose drafts give back what was typed. */
  fallback: (failure: { error: unknown; again: () => void }) => ReactNode
}

type ErrorBoundaryState = { error: unknown; hasFailed: boolean }

const intact: ErrorBoundaryState = { error: null, hasFailed: false }

/** The last boundary of a page: without it a failure while drawing leaves nothing on the screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = intact

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true }
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state
    if (!hasFailed) return this.props.children
    return this.props.fallback({ error, again: () => this.setState(intact) })
  }
}
