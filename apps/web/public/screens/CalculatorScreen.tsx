import { lazy, Suspense } from 'react'
import { CalculatorPage } from '../../../../features/calculator/web/public/CalculatorPage.tsx'
import type { CalculatorData } from '../load-calculator.ts'
import type { ScreenProps } from '../page.ts'

const ReadingPage = lazy(async () => ({
  default: (await import('../../../../features/calculator/web/public/ReadingPage.tsx')).ReadingPage,
}))

/** The project-finance calculator. */
export const CalculatorScreen = ({ data: { now }, address }: ScreenProps<CalculatorData>) => {
  const said = new URL(address, 'http://calculator').searchParams
  const [calculation, link] = [said.get('calculation'), said.get('link')]
  return calculation === null && link === null ? (
    <CalculatorPage now={now} />
  ) : (
    <Suspense>
      <ReadingPage calculation={calculation} link={link} year={new Date(now).getUTCFullYear()} />
    </Suspense>
  )
}
