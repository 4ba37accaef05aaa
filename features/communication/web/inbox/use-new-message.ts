import { useCallback, useEffect } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { writeMessage } from '#platform/web/work/components/drawer/confirm.tsx'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { findAddressees, sendMessage } from '../../contract/message.endpoints.ts'

/** Opens a new message in the drawer, immediately if the address has a recipient. */
export const useNewMessage = (to: string | undefined, onOpened: () => void): (() => void) => {
  const t = useTexts('communication')
  const { mutateAsync } = useCommand(sendMessage)
  const ask = useCallback(
    async (query: { findText?: string; to?: string }, signal?: AbortSignal): Promise<Option<string>[]> => {
      const { items } = await call(findAddressees, { query }, signal ? { signal } : {})
      return items.map((one) => ({
        value: one.to,
        label: one.name,
        hint: t(`inbox.write.kinds.${one.kind}`),
      }))
    },
    [t],
  )
  const open = useCallback(
    (chosen: Option<string> | null) =>
      writeMessage({
        title: t('inbox.write.title'),
        to: { find: (findText, signal) => ask(findText ? { findText } : {}, signal), chosen },
        withSubject: true,
        onSubmit: async (body) => {
          const { recipients } = await mutateAsync({ body })
          notify({ code: 200, text: t('inbox.write.done', { count: recipients }) })
        },
      }),
    [ask, mutateAsync, t],
  )
  useEffect(() => {
    if (to === undefined) return
    onOpened()
    ask({ to }).then(([found]) => open(found ?? null), notifyError)
    // Opened once for an address: it no longer says so then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [to])
  return () => open(null)
}
