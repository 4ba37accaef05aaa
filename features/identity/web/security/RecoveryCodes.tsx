import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { printCodes, saveCodes } from './keep-codes.ts'

/** Recovery codes, shown only once: to be copied, saved or printed. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const t = useTexts('identity')
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.focus(), [])
  const title = t('security.codes.heading', { site: location.host })
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    notify({ code: 200, text: t('security.codes.copied') })
  }
  return (
    <div className="security-codes">
      <p className="section-help" ref={lead} tabIndex={-1}>
        {t('security.codes.text')}
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <div className="form-buttons">
        <Button onClick={() => void copy()}>{t('security.codes.copy')}</Button>
        <Button onClick={() => saveCodes(title, codes)}>{t('security.codes.save')}</Button>
        <Button onClick={() => printCodes(title, codes)}>{t('security.codes.print')}</Button>
      </div>
      <div className="form-buttons">
        <Button variant="contained" onClick={closeDrawer}>
          {t('security.codes.kept')}
        </Button>
      </div>
    </div>
  )
}
