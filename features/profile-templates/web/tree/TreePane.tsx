import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { fieldsOf } from '../../../fields/domain/tree.ts'
import { elementIn, newElementAt, newElementLink, type WhichBuilder } from '../places.ts'
import { scrollAreaId } from '../scroll.ts'
import type { Builder } from '../session/use-builder.ts'
import { ElementRow } from './ElementRow.tsx'
import type { RowsProps } from './rows-props.ts'
import { SectionRow } from './SectionRow.tsx'
import { treeRows, type TreeRow } from './tree-rows.ts'
import { TreeSearch } from './TreeSearch.tsx'
import { useTreeCommands } from './use-tree-commands.ts'
import { useGrowingCount } from '#platform/web/work/use-growing-count.ts'
import type { ProblemCounts } from '../problems/tree-problems.ts'

const fetchSortable = () => import('./SortableTree.tsx')

// Lazy: the drag library loads only for users who may edit. No fallback, because replacing a row during a press would
// lose the press.
const SortableTree = lazy(async () => ({ default: (await fetchSortable()).SortableTree }))

type Props = { builder: Builder; which: WhichBuilder; problems: ProblemCounts }

const PlainTree = ({ rows, draw }: RowsProps) => (
  <ol className="builder-rows">
    {rows.map((row) => (
      <li key={row.key}>{draw(row)}</li>
    ))}
  </ol>
)

/** Approximate height of a row, for those not rendered yet. */
const rowHeight = 48

const useFolds = () => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = useCallback(
    (id: string) =>
      setFolded((now) => {
        const next = new Set(now)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  return [folded, fold] as const
}

/** The tree of a template: sections and elements in order. */
export const TreePane = ({ builder, which, problems }: Props) => {
  const t = useTexts('profile-templates')
  const { session, state, mayEdit } = builder
  const tree = state.history.now
  const [text, setText] = useState('')
  const [announcement, say] = useState('')
  const [folded, fold] = useFolds()
  const commands = useTreeCommands(session, say)
  useEffect(() => {
    // A failure to load is handled by the tree itself.
    if (mayEdit) fetchSortable().catch(() => {})
  }, [mayEdit])
  const sought = useDeferredValue(text.trim())
  const rows = useMemo(() => treeRows(tree, sought, folded), [tree, sought, folded])
  const drawn = useGrowingCount(rows.length, 40)
  const used = useMemo(() => new Set(state.version.usedCodes), [state.version.usedCodes])
  const isUsed = (codes: readonly string[]): boolean => codes.some((code) => used.has(code))

  const draw = (row: TreeRow, handle?: ReactNode) => {
    if (row.kind === 'section') {
      const { section } = row
      return (
        <SectionRow
          section={section}
          isFolded={row.isFolded}
          onFold={fold}
          newInside={newElementLink(which, tree, section.id)}
          problems={problems.get(section.id) ?? 0}
          used={
            section.elements.filter((one) => isUsed([one.code, ...fieldsOf(one).map(({ code }) => code)]))
              .length
          }
          mayEdit={mayEdit}
          commands={commands}
          handle={handle}
        />
      )
    }
    const { element, number, sectionId } = row
    return (
      <ElementRow
        element={element}
        number={number}
        link={elementIn(which, sectionId, element.code)}
        newAfter={newElementAt(which, sectionId, number)}
        problems={problems.get(element.code) ?? 0}
        isUsed={isUsed([element.code, ...fieldsOf(element).map(({ code }) => code)])}
        mayEdit={mayEdit}
        commands={commands}
        handle={handle}
      />
    )
  }
  const lines = { rows: rows.slice(0, drawn), draw, onLand: commands.land }
  const add = (
    <Button startIcon={<AddIcon />} onClick={commands.addSection}>
      {t('builder.section.new')}
    </Button>
  )
  if (tree.sections.length === 0) {
    return (
      <EmptyState
        title={t('builder.tree.emptyTitle')}
        text={t(mayEdit ? 'builder.tree.emptyText' : 'builder.tree.emptyReadOnly')}
        action={mayEdit ? add : null}
      />
    )
  }
  return (
    <section className="builder-tree" aria-label={t('builder.tree.title')}>
      <TreeSearch text={text} onChange={setText} />
      <div className="builder-scroll" id={scrollAreaId}>
        {rows.length === 0 ? <p className="builder-nothing">{t('list.nothingFound')}</p> : null}
        {mayEdit && sought === '' ? (
          <Suspense fallback={<LoadingBlock />}>
            <SortableTree {...lines} />
          </Suspense>
        ) : (
          <PlainTree {...lines} />
        )}
        {drawn < rows.length ? (
          <div style={{ height: rowHeight * (rows.length - drawn) }} aria-hidden />
        ) : null}
        {mayEdit && sought === '' ? (
          <div className="builder-tree-foot">
            {add}
            <p>{t('builder.tree.keys')}</p>
          </div>
        ) : null}
      </div>
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </section>
  )
}
