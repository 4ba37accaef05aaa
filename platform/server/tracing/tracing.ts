/** Facts of a span: names, counts and codes, never a value that a person entered. */
export type SpanFacts = {
  name: string
  kind: 'server' | 'client' | 'consumer' | 'internal'
  facts?: Readonly<Record<string, string | number>>
}

/** Facts known at the end of the work: further facts, a better name, and whether it failed. */
export type SpanEnd = {
  name?: string
  facts?: Readonly<Record<string, string | number>>
  failed?: boolean
}

/** A span that has begun. */
export type OpenSpan = {
  /** Runs a function whose spans become children of this one. */
  inside: <T>(run: () => T) => T
  end: (end?: SpanEnd) => void
}

/** Records spans; a new span is a child of the one that its caller runs inside. */
export type Tracing = {
  open: (facts: SpanFacts) => OpenSpan
  /** Whether the caller runs inside a span. */
  isInside: () => boolean
  /** Sends the pending spans and stops. */
  stop: () => Promise<void>
}

let current: Tracing | undefined

/** The tracing of this process; undefined while it is off. */
export const tracing = (): Tracing | undefined => current

/** Sets the tracing of this process, or turns it off. */
export const useTracingOf = (next: Tracing | undefined): void => void (current = next)

/** Runs a function inside a span of its own. */
export const traced = async <T>(facts: SpanFacts, run: () => Promise<T>): Promise<T> => {
  if (!current) return run()
  const span = current.open(facts)
  try {
    const done = await span.inside(run)
    span.end()
    return done
  } catch (error) {
    span.end({ failed: true })
    throw error
  }
}
