import './form/form.css'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from './Button.tsx'
import { Copied } from './Copied.tsx'
import { closeDrawer } from './drawer/drawer-store.ts'
import { Notice } from './messages/Notice.tsx'

/** A secret, alone and inside the text it is pasted into. */
export type SecretParts = readonly { label: string; text: string }[]

/** A secret that is shown once. */
export const Secret = ({ parts }: { parts: SecretParts }) => {
  const t = useTexts()
  return (
    <div className="form">
      <div className="form-fields">
        <Notice>{t('secret.once')}</Notice>
        {parts.map(({ label, text }) => (
          <Copied key={label} label={label} text={text} />
        ))}
      </div>
      <div className="form-buttons">
        <Button variant="contained" onClick={closeDrawer}>
          {t('secret.done')}
        </Button>
      </div>
    </div>
  )
}
