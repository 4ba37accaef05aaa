import { SharedScoring } from './SharedScoring.tsx'
import type { PageData, ScreenProps } from '#platform/web/public/page.ts'

/** A scoring shared by a link. */
export const SharedScoringScreen = ({ address }: ScreenProps<PageData>) => (
  <SharedScoring link={new URL(address, 'http://scoring').searchParams.get('link')} />
)
