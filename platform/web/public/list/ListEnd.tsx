import { useEffect, useRef, type MouseEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { LinkButton } from '../LinkButton.tsx'

/** Maximum number of rows loaded by scrolling alone: after them a click is needed, so that the page's footer can be reached. */
const byScrolling = 48

type ListEndProps = { shown: number; href: string; onMore: () => void }

/** The end of the loaded rows: scrolling near it loads more; the link does so without the script. */
export const ListEnd = ({ shown, href, onMore }: ListEndProps) => {
  const t = useTexts('public')
  const end = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (shown >= byScrolling || !end.current) return undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current()
      },
      { rootMargin: '400px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [shown])
  const press = (event: MouseEvent): void => {
    event.preventDefault()
    onMore()
  }
  return (
    <div className="list-end" ref={end}>
      <LinkButton href={href} onClick={press}>
        {t('list.more')}
      </LinkButton>
    </div>
  )
}
