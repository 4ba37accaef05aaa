import { ApiError } from '#platform/web/api/api-error.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { SaveState } from '#platform/web/work/components/saving/SaveState.tsx'
import { treeLimits } from '../../fields/domain/tree-size.rules.ts'
import type { Builder } from './session/use-builder.ts'

/** Why a draft could not be saved; for a tree that is too large, with advice. */
const useReason = (failure: unknown): string | null => {
  const t = useTexts('profile-templates')
  if (!failure) return null
  const fields = Object.entries(failure instanceof ApiError ? failure.fields : {})
  const [, size] = fields.find(([path]) => /^tree\.sections(\.\d+\.elements)?$/.test(path)) ?? []
  return size === 'TOO_MANY' || size === 'TOO_LONG'
    ? t(`builder.save.${size}`, treeLimits)
    : errorText(failure)
}

/** Save status of the draft: "Saved 12:31", or the error with a retry button. */
export const BuilderSaveState = ({ builder: { session, state } }: { builder: Builder }) => (
  <span className="builder-saved tabular">
    <SaveState
      status={useStore(session.queue.status)}
      reason={useReason(state.failure)}
      onRetry={session.queue.retry}
    />
  </span>
)
