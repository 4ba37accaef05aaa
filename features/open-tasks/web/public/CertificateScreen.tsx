import { CertificatePage } from './CertificatePage.tsx'
import type { PageData, ScreenProps } from '#platform/web/public/page.ts'

/** The verification page of certificates. */
export const CertificateScreen = ({ address }: ScreenProps<PageData>) => (
  <CertificatePage code={new URL(address, 'http://certificates').searchParams.get('code') ?? ''} />
)
