import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { CalculatorSettings } from './server/settings.ts'

/** The project finance calculator, public, with export, email and storage in projects. */
export const createCalculator = (settings: CalculatorSettings): Feature => featureOf(parts, {}, settings)
