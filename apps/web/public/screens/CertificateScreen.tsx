import { CertificatePage } from '../../../../features/open-tasks/web/public/CertificatePage.tsx'
import type { PageData, ScreenProps } from '../page.ts'

/** The page that a certificate leads to. */
export const CertificateScreen = ({ address }: ScreenProps<PageData>) => (
  <CertificatePage code={new URL(address, 'http://certificates').searchParams.get('code') ?? ''} />
)
