import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { BandChart } from './BandChart.tsx'
import { BarChart } from './BarChart.tsx'
import { ChartTable } from './ChartTable.tsx'
import { standAlone } from '#platform/web/chart/copy-picture.ts'
import { FunnelFigure } from './FunnelFigure.tsx'
import { HeatTable } from './HeatTable.tsx'
import { LineChart } from './LineChart.tsx'
import { StackedBarChart } from './StackedBarChart.tsx'
import { TimeChart } from './TimeChart.tsx'

const to = linkTo('/bch/view/projects-in-work', { trackId: '7' })

/** Markup, a change of direction, an entity, and a word longer than any chart. */
const hostile = [`<img src=x onerror="alert(1)">`, '\u202Egnihtemos', '&lt;b&gt;', 'ы'.repeat(3000)]

const show = async (chart: ReactNode) => {
  const view = await renderScreen(<div data-testid="shown">{chart}</div>, { locale: 'en' })
  await screen.findByTestId('shown')
  return view
}

const widths = (root: Element, selector: string): number[] =>
  [...root.querySelectorAll(selector)].map((bar) => Number(bar.getAttribute('width')))

/** The link of the mark with this title; the keyboard and screen readers have it in the table. */
const linkOf = (root: Element, title: string): string | null => {
  const mark = [...root.querySelectorAll('title')].find(
    ({ textContent }) => textContent === title,
  )?.parentElement
  expect(mark, title).toBeDefined()
  if (mark?.nodeName.toLowerCase() !== 'a') return null
  expect([mark.getAttribute('tabindex'), mark.getAttribute('aria-hidden')]).toEqual(['-1', 'true'])
  return mark.getAttribute('href')
}

describe('bars', () => {
  test('are as long as their values, with the values in words and links to the rows behind', async () => {
    await show(
      <BarChart
        label="Most: first"
        unit="projects"
        bars={[
          { key: 'a', label: 'First', value: 40, to },
          { key: 'b', label: 'Second', value: 10 },
          { key: 'c', label: 'None', value: 0 },
        ]}
      />,
    )
    const chart = screen.getByRole('group', { name: 'Most: first' })
    const [first, second, none] = widths(chart, '.chart-bar')
    expect(first! / second!).toBeCloseTo(4)
    expect(none).toBe(0)
    expect(linkOf(chart, 'First: 40')).toBe(to)
    expect(linkOf(chart, 'Second: 10')).toBeNull()
    expect(chart.textContent).toContain('projects')
    for (const tick of ['0', '10', '20', '30', '40']) expect(chart.textContent).toContain(tick)
  })

  test('without links are one image', async () => {
    await show(<BarChart label="Alone" unit="x" bars={[{ key: 'a', label: 'A', value: 1 }]} />)
    expect(screen.getByRole('img', { name: 'Alone' })).toBeDefined()
  })

  test('with hostile names stay text inside the chart', async () => {
    const { container } = await show(
      <BarChart
        label="Names"
        unit="x"
        bars={hostile.map((label, n) => ({ key: String(n), label, value: n + 1 }))}
      />,
    )
    expect(container.querySelector('img, b, script')).toBeNull()
    for (const name of container.querySelectorAll('.chart-label'))
      expect(name.textContent.length).toBeLessThan(100)
  })
})

test('stacked bars put the parts one after another, each with its own pattern and name', async () => {
  const { container } = await show(
    <StackedBarChart
      label="Load"
      unit="reviews"
      parts={['Before', 'Added']}
      bars={[{ key: 'a', label: 'Anna', values: [6, 2] }]}
    />,
  )
  const [before, added] = [...container.querySelectorAll('svg.chart .chart-part')]
  const number = (element: Element | undefined, name: string) => Number(element?.getAttribute(name))
  expect(number(before, 'width') / number(added, 'width')).toBeCloseTo(3)
  expect(number(added, 'x')).toBeCloseTo(number(before, 'width'))
  const fills = [before, added].map((part) => part?.getAttribute('fill'))
  expect(new Set(fills).size).toBe(2)
  for (const fill of fills) expect(container.querySelector(fill!.slice(4, -1))).not.toBeNull()
  expect(screen.getByText('Anna: Before 6, Added 2')).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Before', 'Added'])
})

test('lines differ by marker, and each point says its day and value', async () => {
  const { container } = await show(
    <LineChart
      label="Trend"
      unit="items"
      places={['1 May', '2 May']}
      lines={[
        { key: 'a', label: 'Sent', values: [1, 3], to: [to, to] },
        { key: 'b', label: 'Accepted', values: [0, 2] },
      ]}
    />,
  )
  expect(linkOf(container, '2 May, Sent: 3')).toBe(to)
  expect(container.querySelectorAll('svg.chart circle')).toHaveLength(2)
  expect(container.querySelectorAll('svg.chart .chart-line-2 g rect')).toHaveLength(2)
  expect(container.querySelector('svg.chart .chart-line-1 .chart-stroke')?.getAttribute('d')).toMatch(/^M0,/)
})

test('points are where their time is, and a value lasts until the next one', async () => {
  const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T12:00:00Z`
  const { container } = await show(
    <TimeChart
      label="Life"
      panels={[
        {
          key: 'tasks',
          title: 'Tasks',
          lines: [
            {
              key: 'accepted',
              label: 'Accepted',
              points: [
                { key: '1', at: at(1), value: 1, name: 'First task', to },
                { key: '2', at: at(4), value: 2, name: 'Second task', to: null },
                { key: '3', at: at(21), value: 3, name: 'Third task', to: null },
              ],
            },
          ],
        },
      ]}
    />,
  )
  const places = [...container.querySelectorAll('.chart-line .visx-group')].map((mark) =>
    Number(/translate\(([\d.]+)/.exec(mark.getAttribute('transform') ?? '')?.[1]),
  )
  const [first, second, third] = places
  expect(third! - first!).toBeCloseTo((second! - first!) * (20 / 3), 0)
  expect(linkOf(container, '2026/05/01, First task: 1')).toBe(to)
  const line = container.querySelector('.chart-stroke')?.getAttribute('d') ?? ''
  expect(line.split('L')).toHaveLength(5)
})

test('a funnel has both shares of each step, and steps next to it that of their declared base', async () => {
  await show(
    <FunnelFigure
      title="2 of 8 completed"
      text="All"
      unit="applications"
      steps={[
        { key: 'applied', label: 'Applied', value: 8, to },
        { key: 'accepted', label: 'Accepted', value: 4 },
        { key: 'reviewed', label: 'Reviewed', value: 3, isAside: true, base: 'accepted' },
        { key: 'finished', label: 'Finished', value: 2 },
        { key: 'rejected', label: 'Rejected', value: 3, isAside: true },
      ]}
    />,
  )
  const rows = within(screen.getByRole('table', { name: '2 of 8 completed' })).getAllByRole('row')
  const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(texts.slice(1)).toEqual([
    ['Applied', '8', '100%', '—'],
    ['Accepted', '4', '50%', '50%'],
    ['Reviewed', '3', '37.5%', '75%'],
    ['Finished', '2', '25%', '50%'],
    ['Rejected', '3', '37.5%', '—'],
  ])
  expect(within(rows[1]!).getByRole('link', { name: 'Applied: 8' }).getAttribute('href')).toBe(to)
})

const months = [
  { key: '0', name: 'Month 0' },
  { key: '1', name: 'Month 1' },
]

const textsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('a heat table is a table: shades by value, every cell with its text and link', async () => {
  const { container } = await show(
    <HeatTable
      title="Cohorts"
      text="Share"
      corner="Cohort"
      totals={{ name: 'Applied', at: 'start' }}
      columns={months}
      rows={[
        {
          key: 'may',
          name: 'May',
          total: { text: '10' },
          cells: [
            { text: '10 %', shade: 0.1, to, label: 'May, month 0: 10 %' },
            { text: '100 %', shade: 1 },
          ],
        },
        { key: 'june', name: hostile[0]!, total: { text: '4' }, cells: [{ text: '0 %', shade: 0 }] },
      ]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Cohorts' })
  expect(textsOf(table)).toEqual([
    ['Cohort', 'Applied', 'Month 0', 'Month 1'],
    ['May', '10', '10 %', '100 %'],
    [hostile[0], '4', '0 %', ''],
  ])
  const shades = within(table)
    .getAllByRole('cell')
    .map(({ className }) => /chart-heat-\d/.exec(className)?.[0])
  const none = undefined
  expect(shades).toEqual([none, 'chart-heat-1', 'chart-heat-5', none, none, none])
  expect(screen.getByRole('link', { name: 'May, month 0: 10 %' }).getAttribute('href')).toBe(to)
  // The picture has what the table has, and is no second table for screen readers.
  const picture = container.querySelector('.chart-picture[aria-hidden="true"] svg.chart')
  for (const text of ['Cohort', 'Month 1', 'May', '100 %']) expect(picture?.textContent).toContain(text)
})

test('a heat table has groups with their sums, totals at either side, and a row of totals', async () => {
  const { container } = await show(
    <HeatTable
      title="Progress"
      text="Where"
      totals={{ name: 'Total', at: 'end' }}
      columns={months}
      rows={[
        {
          key: 't',
          name: 'Track',
          note: 'Programme',
          isGroup: true,
          total: { text: '3', to, label: 'Track: 3' },
          cells: [],
        },
        { key: 'a', name: 'Task', cells: [{ text: '3', shade: 1 }, null] },
      ]}
      foot={{ key: 'foot', name: 'All', total: { text: '3' }, cells: [{ text: '3', shade: 0 }, null] }}
      note={<p>Some are left out</p>}
    />,
  )
  const table = screen.getByRole('table', { name: 'Progress' })
  expect(textsOf(table)).toEqual([
    ['Row', 'Month 0', 'Month 1', 'Total'],
    ['TrackProgramme', '', '', '3'],
    ['Task', '3', '', ''],
    ['All', '3', '', '3'],
  ])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.getAttribute('scope')),
  ).toEqual(['rowgroup', 'row', 'row'])
  expect(screen.getByRole('link', { name: 'Track: 3' }).getAttribute('href')).toBe(to)
  expect(screen.getByText('Some are left out')).toBeDefined()
  expect(container.querySelector('.chart-picture svg')?.textContent).toContain('All')
})

test('a heat table wider than a sheet has its columns in parts on paper, and once for screen readers', async () => {
  const columns = Array.from({ length: 40 }, (_, n) => ({ key: String(n), name: `Month ${n}` }))
  const { container } = await show(
    <HeatTable
      title="Wide"
      text="x"
      columns={columns}
      rows={[{ key: 'a', name: 'A', cells: columns.map(({ key }) => ({ text: `c${key}`, shade: 0 })) }]}
    />,
  )
  expect(screen.getAllByRole('table')).toHaveLength(1)
  const sheets = [...container.querySelectorAll('.chart-heat-sheets table')]
  expect(sheets.length).toBeGreaterThan(1)
  const cells = sheets.flatMap((sheet) =>
    [...sheet.querySelectorAll('td')].map(({ textContent }) => textContent),
  )
  expect(cells).toEqual(columns.map(({ key }) => `c${key}`))
  for (const sheet of sheets) expect(sheet.querySelector('tbody th')?.textContent).toBe('A')
})

test('a band draws what is known and what is possible, each with its own pattern and name', async () => {
  const { container } = await show(
    <BandChart
      label="Survival"
      unit="Share, %"
      names={['Working', 'Unknown']}
      points={[
        { key: '0', low: 50, top: 100, label: '0 years' },
        { key: '1', low: 25, top: 75, label: null },
      ]}
    />,
  )
  const [known, possible] = [...container.querySelectorAll('svg.chart path.chart-part')]
  const places = (area: Element | undefined): number[] =>
    (area?.getAttribute('d')?.match(/[\d.]+/g) ?? []).map(Number)
  // From the top edge of the first place to that of the second, and back along the bottom.
  const ys = (area: Element | undefined) => places(area).filter((_number, n) => n % 2 === 1)
  expect(ys(known)).toEqual([100, 150, 200, 200])
  expect(ys(possible)).toEqual([0, 50, 150, 100])
  const fills = [known, possible].map((area) => area?.getAttribute('fill'))
  expect(new Set(fills).size).toBe(2)
  for (const fill of fills) expect(container.querySelector(fill!.slice(4, -1))).not.toBeNull()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Working',
    'Unknown',
  ])
  expect(container.querySelector('svg.chart')?.textContent).toContain('0 years')
})

test('a value of a table next to a chart is described by its row, or by its own label', async () => {
  await show(
    <ChartTable
      caption="Trend"
      head={['Days', 'Sent', 'Accepted']}
      rows={[
        {
          key: 'a',
          name: 'May',
          values: [
            { text: '3', to },
            { text: '2', to, label: 'Accepted, May' },
          ],
        },
      ]}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'May: 3',
    'Accepted, May: 2',
  ])
})

test('the picture is a drawing of its own: with its title, its looks and no markup of names', async () => {
  const { container } = await show(
    <BarChart label="x" unit="y" bars={[{ key: 'a', label: hostile[0]!, value: 3 }]} />,
  )
  const svg = container.querySelector<SVGSVGElement>('svg.chart')!
  const { text, width, height } = standAlone(svg, 'Most & <best>')
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
  expect(drawing.querySelector('parsererror')).toBeNull()
  expect(drawing.querySelector('img')).toBeNull()
  expect(drawing.documentElement.textContent).toContain('Most & <best>')
  expect(width).toBeGreaterThan(Number(svg.getAttribute('width')))
  expect(height).toBeGreaterThan(Number(svg.getAttribute('height')))
})
