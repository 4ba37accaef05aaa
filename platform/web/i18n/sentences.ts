import type { PostProcessorModule } from 'i18next'
import { oneFullStop } from '../../domain/one-full-stop.ts'

/** Texts as they are shown: a sentence that ends with a name has one full stop. */
export const sentences: PostProcessorModule = {
  type: 'postProcessor',
  name: 'sentences',
  process: (value) => (typeof value === 'string' && value.includes('..') ? oneFullStop(value) : value),
}
