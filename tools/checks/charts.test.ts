import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** Drawings outside the family of charts: charts of public pages, and pictures that plot no data (ADR 188). */
const drawings = new Set([
  'features/calculator/web/public/results/Figure.tsx',
  'features/calculator/web/public/results/TornadoChart.tsx',
  'features/calculator/web/public/results/YearChart.tsx',
  'features/events/web/public/TicketPicture.tsx',
  'features/landing/web/public/RunwayPicture.tsx',
  'features/landing/web/public/pictures/NightSky.tsx',
  'features/programmes/web/settings/qr/QrCode.tsx',
  'features/selection/web/whatif/CutLine.tsx',
  'features/showcases/web/public/ElementPicture.tsx',
  'features/technologies/web/public/GraphPage.tsx',
])

const draws = (text: string): boolean => /<svg\b|from '@visx\//.test(text)

/** A figure with a table of its own instead of the family's. */
const hasOwnTable = (text: string): boolean => text.includes('<ChartFigure') && text.includes('<table')

describe('charts are of one family', () => {
  const files = readSourceFiles(process.cwd()).filter(
    ({ path }) => /^(features|apps)\//.test(path) && path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
  )

  it('and no feature draws one itself', () => {
    const drawn = files.filter(({ text }) => draws(text)).map(({ path }) => path)
    expect(drawn.filter((path) => !drawings.has(path))).toEqual([])
    expect([...drawings].filter((path) => !drawn.includes(path))).toEqual([])
  })

  it('and none has a table of its own', () => {
    expect(files.filter(({ text }) => hasOwnTable(text)).map(({ path }) => path)).toEqual([])
  })

  it('finds a planted drawing and a planted table', () => {
    expect(draws(`import { Bar } from '@visx/shape'`)).toBe(true)
    expect(draws('return <svg width={10} />')).toBe(true)
    expect(hasOwnTable('<ChartFigure table={<table className="own" />} />')).toBe(true)
  })
})
