import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { RemarkActions } from './RemarkActions.tsx'
import { RemarkPlace } from './RemarkPlace.tsx'
import type { Task } from '../work.types.ts'

const tones = { COMMENT: null, RETURN: 'state-work', DISCARD: 'state-rejected' } as const

/** A comment; the reasons of a return or a discard are highlighted. */
export const Comment = ({
  comment: { id, kind, body, author, createdAt, remark, replyTo },
  meant = false,
}: {
  comment: Task['comments'][number]
  /** Whether the page was opened for it: it then has the focus. */
  meant?: boolean
}) => {
  const t = useTexts('participations')
  const here = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!meant) return
    here.current?.focus({ preventScroll: true })
    here.current?.scrollIntoView?.({ block: 'center' })
  }, [meant])
  return (
    <li
      ref={here}
      {...(meant && { tabIndex: -1 })}
      className={cls('comment', tones[kind] && `comment-word ${tones[kind]}`)}
    >
      <Avatar name={author.name} url={author.avatarUrl} size={28} />
      <div>
        <p className="comment-who">
          <b>
            <PersonName person={author} />
          </b>
          <DateText value={createdAt} as="relative" />
          {replyTo === null ? null : <span className="comment-kind">{t('comments.reply')}</span>}
          {kind === 'COMMENT' ? null : <span className="comment-kind">{t(`comments.${kind}`)}</span>}
        </p>
        {remark ? <RemarkPlace remark={remark} /> : null}
        <p className="task-text">{body}</p>
        {remark ? <RemarkActions commentId={id} remark={remark} /> : null}
      </div>
    </li>
  )
}
