import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  /** Shown after a failure; `again` renders the page again, whose drafts restore what was typed. */
  fallback: (failure: { error: unknown; again: () => void }) => ReactNode
}

type ErrorBoundaryState = { error: unknown; hasFailed: boolean }

const intact: ErrorBoundaryState = { error: null, hasFailed: false }

/** The outermost boundary of a page: without it an error while rendering leaves a blank screen. */
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
