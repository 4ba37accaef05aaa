import { ConsentPage } from '../../../../features/showcases/web/public/ConsentPage.tsx'
import type { PageData, ScreenProps } from '../page.ts'

/** The page of a request for consent to publication, linked in its email. */
export const ConsentScreen = ({ address }: ScreenProps<PageData>) => (
  <ConsentPage token={new URL(address, 'http://emails').searchParams.get('token') ?? ''} />
)
