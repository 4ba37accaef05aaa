import type { useTexts } from '#platform/web/i18n/use-texts.ts'
import { showSecret } from '#platform/web/work/components/show-secret.tsx'
import { formPaths, type FormKind } from '../../domain/kinds.ts'

/** Shows the new secret of a form, alone and as part of the form's address. */
export const showFormSecret = (
  t: ReturnType<typeof useTexts>,
  { secret, kind }: { secret: string; kind: FormKind },
): void =>
  showSecret(t('secret.title'), [
    { label: t('secret.label'), text: secret },
    {
      label: t('secret.withUrl'),
      text: `${window.location.origin}/api/v1${formPaths[kind]}?secret=${secret}`,
    },
  ])
