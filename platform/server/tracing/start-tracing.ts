import type { Config } from '../config.ts'
import { useTracingOf } from './tracing.ts'

/** Turns tracing on if a receiver is configured, and returns how to turn it off; otherwise the libraries are not loaded. */
export const startTracing = async (
  settings: Config['tracing'],
  service: string,
): Promise<{ stop: () => Promise<void> }> => {
  if (!settings) return { stop: async () => {} }
  const { createTracing } = await import('./otlp-tracing.ts')
  const tracing = createTracing(settings, service)
  useTracingOf(tracing)
  return {
    stop: async () => {
      useTracingOf(undefined)
      await tracing.stop()
    },
  }
}
