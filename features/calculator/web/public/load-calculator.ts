import { calculatorPath } from '../../domain/calculator-path.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import type { PageData } from '#platform/web/public/page.ts'

/** Data of the calculator: its first year depends on the current time. */
export type CalculatorData = PageData & { now: number }

/** Loads the calculator: only its texts; the entered values are in the browser. */
export const loadCalculator = async (context: PublicContext): Promise<CalculatorData> => {
  return {
    meta: {
      title: context.text('calculator:title'),
      description: context.text('calculator:lead'),
      canonical: calculatorPath,
    },
    now: context.now,
  }
}
