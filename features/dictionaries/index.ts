import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'

/** Closed lists of words that forms choose from: countries, industries, competencies. */
export const dictionariesFeature: Feature = { name: 'dictionaries', endpoints, handlers: [] }
