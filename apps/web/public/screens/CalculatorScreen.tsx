import { CalculatorPage } from '../../../../features/calculator/web/public/CalculatorPage.tsx'
import type { CalculatorData } from '../load-calculator.ts'

/** The project-finance calculator. */
export const CalculatorScreen = ({ data: { now } }: { data: CalculatorData }) => <CalculatorPage now={now} />
