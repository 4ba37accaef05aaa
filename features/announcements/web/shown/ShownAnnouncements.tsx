import './announcements.css'
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { closeAnnouncement, getCurrentAnnouncements } from '../../contract/announcement.endpoints.ts'

type Shown = ResponseOf<typeof getCurrentAnnouncements>['items'][number]

/** What the portal tells this person, above every screen until they close it. */
export const ShownAnnouncements = () => {
  const t = useTexts('announcements')
  const { data } = useCall(getCurrentAnnouncements, {}, { deniedHere: true })
  const { mutate } = useCommand(closeAnnouncement)
  // What is shown once counts as closed by being shown; on this page it stays until it is closed here.
  const [once, setOnce] = useState<readonly Shown[]>([])
  useEffect(() => {
    const fresh = (data?.items ?? []).filter(({ stays, id }) => !stays && !once.some((one) => one.id === id))
    if (fresh.length === 0) return
    setOnce([...fresh, ...once])
    for (const { id } of fresh) mutate({ body: { id } })
  }, [data, once, mutate])
  const items = [...once, ...(data?.items ?? []).filter(({ stays }) => stays)]
  const close = ({ id, stays }: Shown): void => {
    setOnce(once.filter((one) => one.id !== id))
    if (stays) mutate({ body: { id } })
  }
  if (items.length === 0) return null
  return (
    <section className="announcements" aria-label={t('shown.label')}>
      {items.map((item) => (
        <Notice
          key={item.id}
          role="status"
          title={item.title}
          actions={
            <IconAction
              icon={CloseIcon}
              label={t('shown.close', { title: item.title })}
              tip="end"
              onClick={() => close(item)}
            />
          }
        >
          {item.text}
        </Notice>
      ))}
    </section>
  )
}
