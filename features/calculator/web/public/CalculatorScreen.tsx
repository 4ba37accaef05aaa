import { lazy, Suspense } from 'react'
import { CalculatorPage } from './CalculatorPage.tsx'
import type { CalculatorData } from './load-calculator.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'

const ReadingPage = lazy(async () => ({
  default: (await import('./ReadingPage.tsx')).ReadingPage,
}))

/** The project-finance calculator. */
export const CalculatorScreen = ({ data: { now }, address }: ScreenProps<CalculatorData>) => {
  const parameters = new URL(address, 'http://calculator').searchParams
  const [calculation, link] = [parameters.get('calculation'), parameters.get('link')]
  return calculation === null && link === null ? (
    <CalculatorPage now={now} />
  ) : (
    <Suspense>
      <ReadingPage calculation={calculation} link={link} year={new Date(now).getUTCFullYear()} />
    </Suspense>
  )
}
