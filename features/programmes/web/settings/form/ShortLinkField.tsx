import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CopyIcon } from '#platform/web/work/components/icons/icons.ts'
import { shortAddress } from '../settings-links.ts'

/** The short link of a track, with its full address and a button to copy it. */
export const ShortLinkField = () => {
  const t = useTexts('programmes')
  const { form } = useFormContext()
  const value: unknown = form.watch('shortLink')
  const address = typeof value === 'string' && value !== '' ? shortAddress(value) : null
  const copy = async () => {
    await navigator.clipboard.writeText(address ?? '')
    notify({ code: 200, text: t('settings.done.link') })
  }
  return (
    <div className="short-link">
      <TextField
        name="shortLink"
        label={t('settings.trackFields.shortLink')}
        help={t('settings.trackFields.shortLinkHelp')}
      />
      {address ? (
        <p>
          <span>{t('settings.trackFields.shortLinkFull', { address })}</span>
          <IconAction
            icon={CopyIcon}
            label={t('settings.trackFields.shortLinkCopy')}
            tip="end"
            onClick={() => void copy()}
          />
        </p>
      ) : null}
    </div>
  )
}
