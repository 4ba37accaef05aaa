import { calculatorPath } from '../../../features/calculator/domain/calculator-path.ts'
import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** What the calculator is made from: the year it begins with follows from the moment. */
export type CalculatorData = PageData & { now: number }

/** Loads the calculator: only its words; what was entered is in the browser. */
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
