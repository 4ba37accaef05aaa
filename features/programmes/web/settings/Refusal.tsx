import { ApiError } from '#platform/web/api/api-error.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { refusalOf, refusalStore, showRefusal } from './refusals.ts'
import type { Content } from './settings.queries.ts'

/** Why the last action on a row was refused, and alternatives. */
export const Refusal = ({ content }: { content: Content }) => {
  const t = useTexts('programmes')
  const error = refusalOf(useStore(refusalStore), content)
  if (error === undefined) return null
  const code = error instanceof ApiError ? error.code : null
  const instead =
    code && hasText(`programmes:settings.refused.${code}`) ? t(`settings.refused.${code}`) : null
  return (
    <div className="settings-refusal" role="alert">
      <WarningIcon />
      <p>
        {code === 'STATE_CHANGED' ? null : <strong>{errorText(error)}</strong>} {instead}
      </p>
      <IconAction
        icon={CloseIcon}
        label={t('settings.refused.dismiss')}
        tip="end"
        onClick={() => showRefusal(content)}
      />
    </div>
  )
}
