import { calculatorPath } from '../../../features/calculator/domain/calculator-path.ts'
import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** Data of the calculator: its first year depends on the current time. */
export type CalculatorData = PageData & { now: number }

/** Loads the calculator: only its texts; the entered values are in the browser. */
export const loadCalculator = async (context: PublicContext): Promise<CalculatorData> => {
  await context.loadTexts('calculator')
  return {
    meta: {
      title: context.text('calculator:title'),
      description: context.text('calculator:lead'),
      canonical: calculatorPath,
    },
    now: context.now,
  }
}
