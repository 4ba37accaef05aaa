import { SharedScoring } from '../../../../features/reports/web/public/SharedScoring.tsx'
import type { PageData, ScreenProps } from '../page.ts'

/** A scoring that somebody was given a link to. */
export const SharedScoringScreen = ({ address }: ScreenProps<PageData>) => (
  <SharedScoring link={new URL(address, 'http://scoring').searchParams.get('link')} />
)
