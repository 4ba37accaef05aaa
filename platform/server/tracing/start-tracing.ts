import type { Config } from '../config.ts'
import { useTracingOf } from './tracing.ts'

/** Starts tracing if a receiver is configured, and returns how to stop it; otherwise the libraries are not loaded. */
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
