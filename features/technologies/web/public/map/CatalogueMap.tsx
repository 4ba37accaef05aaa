import { useCallback, useMemo, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { drawnGraph, groupsOf, type Dot, type Group } from '../../../domain/whole-graph.rules.ts'
import type { WholeGraph } from '../technology.types.ts'
import { ChosenDot } from './ChosenDot.tsx'
import { GraphPicture } from './GraphPicture.tsx'
import { GroupList } from './GroupList.tsx'

/** Up to this number of technologies all groups are open at first. */
const openAtFirst = 80

/** The map with details of the selected node, and the same data as a list. */
export const CatalogueMap = ({ catalogue }: { catalogue: WholeGraph }) => {
  const t = useTexts('technologies')
  const groups = useMemo(() => groupsOf(catalogue), [catalogue])
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(catalogue.nodes.length <= openAtFirst ? groups.slice(0, 1).map(({ key }) => key) : []),
  )
  const [current, setCurrent] = useState<string | null>(null)
  const { dots, lines, inside } = useMemo(
    () => drawnGraph(catalogue, groups, open),
    [catalogue, groups, open],
  )
  const byKey = useMemo(() => new Map(dots.map((dot) => [dot.key, dot])), [dots])
  const groupNames = useMemo(() => new Map(groups.map(({ key, name }) => [key, name])), [groups])
  const alone = t('shown.map.alone')
  const nameOfGroup = ({ key, name }: Group): string => (key === 0 ? alone : name)
  const nameOf = useCallback(
    (dot: Dot): string => dot.node?.name ?? (dot.group === 0 ? alone : (groupNames.get(dot.group) ?? '')),
    [alone, groupNames],
  )
  const toggle = (group: number): void => {
    const next = new Set(open)
    if (!next.delete(group)) next.add(group)
    setOpen(next)
    // If the selected node is no longer rendered, selects its group or root instead.
    setCurrent(next.has(group) ? `t${group}` : `g${group}`)
  }
  const all = open.size === groups.length
  const chosen = (current && byKey.get(current)) || null
  return (
    <div className="technology-map">
      <div className="technology-map__main">
        <p className="technology-tree__row">
          <Button onClick={() => setOpen(new Set(all ? [] : groups.map(({ key }) => key)))}>
            {t(all ? 'shown.map.closeAll' : 'shown.map.openAll')}
          </Button>
          <span className="details__muted">
            {t('shown.list.count', { count: catalogue.nodes.length })},{' '}
            {t('shown.map.relations', { count: catalogue.links.length / 3 })}
            {catalogue.hiddenNodes > 0
              ? `; ${t('shown.map.hiddenNodes', { count: catalogue.hiddenNodes })}`
              : ''}
            {catalogue.hiddenLinks > 0
              ? `; ${t('shown.map.hiddenLinks', { count: catalogue.hiddenLinks })}`
              : ''}
          </span>
        </p>
        <GraphPicture
          dots={dots}
          lines={lines}
          current={chosen?.key ?? null}
          nameOf={nameOf}
          onChoose={setCurrent}
          onEnter={({ group }) => toggle(group)}
        />
        <p id="technology-map-keys" className="details__muted">
          {t('shown.map.keys')}
        </p>
        <ChosenDot
          dot={chosen}
          dots={byKey}
          lines={lines}
          inside={(chosen && inside.get(chosen.key)) ?? 0}
          isOpen={chosen !== null && open.has(chosen.group)}
          nameOf={nameOf}
          onChoose={setCurrent}
          onToggle={toggle}
        />
      </div>
      <section className="technology-map__list" aria-labelledby="map-list">
        <h2 id="map-list">{t('shown.map.list')}</h2>
        <GroupList catalogue={catalogue} groups={groups} open={open} nameOf={nameOfGroup} onToggle={toggle} />
      </section>
    </div>
  )
}
