import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'

/** Downloads the codes as a text file. */
const saveCodes = (title: string, codes: readonly string[]): void => {
  const url = URL.createObjectURL(new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}

/** Prints only the codes, in a separate frame, without the screen behind. */
const printCodes = (title: string, codes: readonly string[]): void => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const paper = frame.contentDocument
  if (!paper || !frame.contentWindow) return
  const heading = paper.createElement('h1')
  heading.textContent = title
  const list = paper.createElement('pre')
  list.textContent = codes.join('\n')
  paper.title = title
  paper.body.append(heading, list)
  frame.contentWindow.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow.print()
}

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
