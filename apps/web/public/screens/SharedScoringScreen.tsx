import { SharedScoring } from '../../../../features/reports/web/public/SharedScoring.tsx'
import type { PageData, ScreenProps } from '../page.ts'

/** A scoring shared by a link. */
export const SharedScoringScreen = ({ address }: ScreenProps<PageData>) => (
  <SharedScoring link={new URL(address, 'http://scoring').searchParams.get('link')} />
)
