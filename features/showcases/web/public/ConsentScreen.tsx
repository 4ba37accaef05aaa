import { ConsentPage } from './ConsentPage.tsx'
import type { PageData, ScreenProps } from '#platform/web/public/page.ts'

/** The page of a request for consent to publication, linked in its email. */
export const ConsentScreen = ({ address }: ScreenProps<PageData>) => (
  <ConsentPage token={new URL(address, 'http://emails').searchParams.get('token') ?? ''} />
)
