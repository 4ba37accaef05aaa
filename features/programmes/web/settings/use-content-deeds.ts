import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import {
  deleteContent,
  getSettingsTree,
  moveContent,
  setTrackAccess,
} from '../../contract/content.endpoints.ts'
import type { ContentAction } from '../../domain/states.ts'
import { openCopyForm } from './open-copy-form.tsx'
import { forgive, refuse } from './refusals.ts'
import type { Content } from './settings.queries.ts'

/** What can be done with a row of the tree; a refusal is told in words at the row. */
export const useContentDeeds = () => {
  const t = useTexts('programmes')
  const options = { refreshes: [getSettingsTree], silent: true }
  const move = useDeed(moveContent, options)
  const remove = useDeed(deleteContent, options)
  const access = useDeed(setTrackAccess, options)

  const told = async (content: Content, done: string, deed: Promise<unknown>): Promise<boolean> => {
    forgive(content)
    try {
      await deed
      notify({ code: 200, text: t(`settings.done.${done}`, { name: content.name }) })
      return true
    } catch (error) {
      refuse(content, error)
      return false
    }
  }
  const run = (content: Content, action: ContentAction) =>
    told(content, action, move.mutateAsync({ body: { kind: content.kind, id: content.id, action } }))
  const setAccess = (content: Content, open: boolean) =>
    told(
      content,
      open ? 'allow' : 'block',
      access.mutateAsync({ body: { id: content.id, accessStatus: open ? 'ALLOWED_TO_WORK' : 'BLOCKED' } }),
    )
  const ask = (
    content: Content,
    words: string,
    submit: string,
    danger: boolean,
    onSubmit: () => Promise<unknown>,
  ) =>
    confirm({
      title: t(`settings.confirm.${words}.title`),
      text: t(`settings.confirm.${words}.text`, { name: content.name }),
      submitLabel: t(submit),
      danger,
      onSubmit,
    })

  return {
    publish: (content: Content) => void run(content, 'publish'),
    restore: (content: Content) => void run(content, 'restore'),
    archive: (content: Content) =>
      ask(content, `archive.${content.kind}`, 'settings.confirm.archive.submit', false, () =>
        run(content, 'archive'),
      ),
    remove: (content: Content, onDone?: () => void) =>
      ask(content, `delete.${content.kind}`, 'settings.confirm.delete.submit', true, async () => {
        const done = await told(
          content,
          'delete',
          remove.mutateAsync({ body: { kind: content.kind, id: content.id } }),
        )
        if (done) onDone?.()
      }),
    setAccess: (content: Content, open: boolean) =>
      open
        ? void setAccess(content, true)
        : ask(content, 'block', 'settings.confirm.block.submit', false, () => setAccess(content, false)),
    copy: (content: Content) => openCopyForm(content, t('settings.copy.title')),
  }
}

/** See `useContentDeeds`. */
export type ContentDeeds = ReturnType<typeof useContentDeeds>
