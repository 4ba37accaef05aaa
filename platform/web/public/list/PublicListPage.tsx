import type { CSSProperties, MouseEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { MenuLinks } from '../MenuLinks.tsx'
import { FilterChips } from './FilterChips.tsx'
import { pageSize, withPressed } from './list-address.ts'
import type { ListAnswer } from './list-pages.ts'
import type { PublicList } from './list.types.ts'
import { ListEnd } from './ListEnd.tsx'
import { ListRows } from './ListRows.tsx'
import { ListTools } from './ListTools.tsx'
import { usePublicList } from './use-public-list.ts'
import { ApiError } from '../../api/api-error.ts'
import { ErrorNotice } from '../ErrorNotice.tsx'
import { Notice } from '../Notice.tsx'

/** The error of a list: by its code, the same on the server and in the browser, else as elsewhere. */
const ListError = ({ error }: { error: unknown }) => {
  const t = useTexts()
  const code = typeof error === 'string' ? error : error instanceof ApiError ? error.code : null
  if (!code) return <ErrorNotice error={error} />
  return (
    <Notice tone="error">
      <p>{t(`errors.${code}`)}</p>
    </Notice>
  )
}

type PublicListPageProps<Row> = {
  of: PublicList<Row>
  address: string
  first: ListAnswer<Row> | null
  /** The error code that the server sent instead of rows. */
  refused: string | null
}

/** The accelerator's brand colours, for links and marks of its list. */
const brandOf = (colours: PublicList<never>['colours']) =>
  colours && (colours.light || colours.dark)
    ? {
        'data-branded': '',
        style: {
          ...(colours.light ? { '--brand-light': colours.light } : {}),
          ...(colours.dark ? { '--brand-dark': colours.dark } : {}),
        } as CSSProperties,
      }
    : {}

/** A public list with its title, search, filters and rows: its whole state is in the URL, the first page from the server. */
export const PublicListPage = <Row,>({ of, ...sent }: PublicListPageProps<Row>) => {
  const list = usePublicList<Row>(of, sent)
  const { query, answer, error, isLoading, to, go } = list
  const [namespace = '', group = ''] = of.texts.split(':')
  const own = useTexts(namespace)
  const t = useTexts('public')
  const words = (key: string, params?: Record<string, unknown>): string => own(`${group}.${key}`, params)
  const sharedText = (key: string): string => own(`${group.replace(/\.[^.]+$/, '')}.${key}`)
  const isNarrowed = query.findText !== '' || Object.values(query.chosen).some((values) => values.length > 0)
  const all = to({ findText: '', chosen: {} })
  const press = (event: MouseEvent, filter: string, value: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(to(withPressed(query, filter, value)), 'push')
  }
  const count = answer?.total ?? 0
  return (
    <div className="showcase column" {...brandOf(of.colours)}>
      <header className="showcase__head">
        <h1>{of.ownTexts?.title ?? words('title')}</h1>
        <p>{of.ownTexts?.lead ?? words('lead')}</p>
        {of.related ? (
          <p>
            <a href={of.related.path}>{own(of.related.text)}</a>
          </p>
        ) : null}
      </header>
      {of.siblings ? (
        <nav className="showcase__kinds" aria-label={sharedText('kinds')}>
          <MenuLinks
            path={of.path}
            links={of.siblings.map(({ path, text }) => ({ href: path, label: own(text) }))}
          />
        </nav>
      ) : null}
      <ListTools
        path={of.path}
        query={query}
        preserved={list.preserved}
        sortings={of.sortings}
        words={{
          find: words('find'),
          order: (sorting) => of.ownTexts?.orders?.[sorting] ?? sharedText(`sort.${sorting}`),
        }}
        to={to}
        go={go}
      />
      {of.filters.map((filter) => (
        <FilterChips
          key={filter}
          label={of.ownTexts?.filters?.[filter] ?? sharedText(`filters.${filter}`)}
          isExact={answer?.facetsAreExact ?? true}
          values={answer?.facets[filter] ?? []}
          chosen={query.chosen[filter] ?? []}
          wordOf={({ name, value }) =>
            name ??
            (of.wordsOf?.[filter]
              ? own(`${of.wordsOf[filter]}.${value}`)
              : sharedText(`values.${filter}.${value}`))
          }
          hrefOf={(value) => to(withPressed(query, filter, value))}
          onPress={(event, value) => press(event, filter, value)}
        />
      ))}
      {answer ? (
        <p className="showcase__count tabular" role="status">
          {answer.totalIsExact ? words('count', { count }) : words('countOver', { count })}
          {isNarrowed ? (
            <a
              href={all}
              onClick={(event) => {
                event.preventDefault()
                go(all, 'push')
              }}
            >
              {t('list.reset')}
            </a>
          ) : null}
        </p>
      ) : null}
      <div className="showcase__rows" aria-busy={isLoading}>
        {answer && count > 0 ? (
          <ListRows
            of={of}
            rows={answer.items}
            view={query.view}
            title={of.ownTexts?.title ?? words('title')}
          />
        ) : null}
        {answer && count === 0 && !error ? (
          <div className="showcase__empty">
            <h2>{isNarrowed ? t('list.nothing') : words('empty.title')}</h2>
            <p>{isNarrowed ? t('list.nothingText') : words('empty.text')}</p>
          </div>
        ) : null}
      </div>
      {error ? (
        <div className="showcase__error">
          <ListError error={error} />
          <Button onClick={list.retry}>{t('list.again')}</Button>
          {isNarrowed ? <LinkButton href={all}>{t('list.reset')}</LinkButton> : null}
        </div>
      ) : null}
      {answer?.next && !error && !isLoading ? (
        <ListEnd
          shown={answer.items.length}
          href={to({ shown: answer.items.length + pageSize })}
          onMore={list.more}
        />
      ) : null}
    </div>
  )
}
