import type { useTexts } from '#platform/web/i18n/use-texts.ts'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import type { FormKind } from '../../domain/kinds.ts'
import { Secret } from './Secret.tsx'

/** Shows a new secret, once, in the drawer. */
export const tellSecret = (t: ReturnType<typeof useTexts>, told: { secret: string; kind: FormKind }): void =>
  openDrawer({ title: t('secret.title'), body: <Secret {...told} /> })
