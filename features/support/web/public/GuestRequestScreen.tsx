import type { PageData, ScreenProps } from '#platform/web/public/page.ts'
import { GuestRequestPage } from './GuestRequestPage.tsx'

/** A guest’s request by the link in the answer. */
export const GuestRequestScreen = ({ address }: ScreenProps<PageData>) => (
  <GuestRequestPage token={new URL(address, 'http://emails').searchParams.get('token') ?? ''} />
)
