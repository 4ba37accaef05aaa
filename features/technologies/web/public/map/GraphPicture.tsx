import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import Graph from 'graphology'
import Sigma from 'sigma'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dotTowards, type Dot, type Line } from '../../../domain/whole-graph.rules.ts'

type Props = {
  dots: readonly Dot[]
  lines: readonly Line[]
  /** Key of the selected node. */
  current: string | null
  nameOf: (dot: Dot) => string
  onChoose: (key: string) => void
  /** Opens a group, or closes the group of a technology. */
  onEnter: (dot: Dot) => void
}

/** Steps of the arrow keys; the vertical axis points up. */
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** Above this number of edges, they are rendered faintly so that they do not hide the nodes. */
const manyLines = 800

/** Colours of the page's theme, read from CSS because WebGL does not use it. */
const colours = (lineCount: number) => ({
  group: token('--color-primary'),
  technology: token('--color-state-new'),
  line: token(lineCount > manyLines ? '--color-border' : '--color-border-strong'),
  text: token('--color-text'),
  surface: token('--color-surface'),
  focus: token('--color-focus'),
})

const graphOf = (dots: readonly Dot[], lines: readonly Line[], nameOf: (dot: Dot) => string): Graph => {
  const { group, technology, line } = colours(lines.length)
  const graph = new Graph({ type: 'undirected', multi: false })
  for (const dot of dots)
    graph.addNode(dot.key, {
      x: dot.x,
      y: dot.y,
      label: nameOf(dot),
      size: dot.node ? 4 : Math.min(26, 6 + Math.sqrt(dot.size)),
      color: dot.node ? technology : group,
    })
  for (const { from, to, count } of lines)
    graph.addEdge(from, to, { size: Math.min(6, 0.6 + Math.log2(count) / 2), color: line })
  return graph
}

type Labelled = { x: number; y: number; size: number; label: string | null }

/** Start of a label: right of its node, or left if it would be cut off. */
const labelStart = (context: CanvasRenderingContext2D, { x, size }: Labelled, width: number): number =>
  x + size + width + 20 > context.canvas.clientWidth ? x - size - width - 8 : x + size + 6

const drawLabel = (context: CanvasRenderingContext2D, data: Labelled): void => {
  if (!data.label) return
  context.font = `13px ${getComputedStyle(document.body).fontFamily}`
  context.fillStyle = colours(0).text
  const { width } = context.measureText(data.label)
  context.fillText(data.label, labelStart(context, data, width), data.y + 4)
}

const drawHovered = (context: CanvasRenderingContext2D, data: Labelled): void => {
  const { surface, text, focus } = colours(0)
  context.beginPath()
  context.arc(data.x, data.y, data.size + 4, 0, Math.PI * 2)
  context.lineWidth = 3
  context.strokeStyle = focus
  context.stroke()
  if (!data.label) return
  context.font = '600 13px sans-serif'
  const { width } = context.measureText(data.label)
  const x = labelStart(context, data, width)
  context.fillStyle = surface
  context.fillRect(x - 4, data.y - 11, width + 8, 22)
  context.fillStyle = text
  context.fillText(data.label, x, data.y + 5)
}

/** All nodes and edges rendered by WebGL; arrow keys move the selection. */
export const GraphPicture = ({ dots, lines, current, nameOf, onChoose, onEnter }: Props) => {
  const t = useTexts('technologies')
  const box = useRef<HTMLDivElement>(null)
  const sigma = useRef<Sigma | null>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef({ dots, current, onChoose, onEnter })
  useEffect(() => {
    latest.current = { dots, current, onChoose, onEnter }
  })
  useEffect(() => {
    const graph = graphOf(dots, lines, nameOf)
    if (sigma.current) {
      sigma.current.setSetting('hideEdgesOnMove', lines.length > 5000)
      sigma.current.setGraph(graph)
      return
    }
    if (!box.current) return
    try {
      const drawn = new Sigma(graph, box.current, {
        labelSize: 13,
        labelDensity: 0.7,
        stagePadding: 80,
        labelRenderedSizeThreshold: 5,
        hideEdgesOnMove: lines.length > 5000,
        minCameraRatio: 0.02,
        maxCameraRatio: 3,
        defaultDrawNodeLabel: drawLabel,
        defaultDrawNodeHover: drawHovered,
      })
      drawn.on('clickNode', ({ node }) => latest.current.onChoose(node))
      drawn.on('doubleClickNode', (event) => {
        event.preventSigmaDefault()
        const dot = latest.current.dots.find(({ key }) => key === event.node)
        if (dot) latest.current.onEnter(dot)
      })
      // Constructing the renderer draws the graph.
      performance.mark('technologies-drawn')
      sigma.current = drawn
    } catch {
      setFailed(true)
    }
  }, [dots, lines, nameOf])
  useEffect(
    () => () => {
      sigma.current?.kill()
      sigma.current = null
    },
    [],
  )
  // The page's theme may change.
  useEffect(() => {
    const watch = new MutationObserver(() => {
      const drawn = sigma.current
      if (!drawn) return
      const { group, technology, line } = colours(drawn.getGraph().size)
      drawn.getGraph().forEachNode((key) => {
        drawn.getGraph().setNodeAttribute(key, 'color', key.startsWith('g') ? group : technology)
      })
      drawn.getGraph().updateEachEdgeAttributes((_, attributes) => ({ ...attributes, color: line }))
      drawn.refresh()
    })
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    const drawn = sigma.current
    // Highlights the selection only if it exists in both the data and the rendered graph.
    const isDrawn = dots.some(({ key }) => key === current)
    if (!drawn || current === null || !isDrawn || !drawn.getGraph().hasNode(current)) return undefined
    drawn.getGraph().setNodeAttribute(current, 'highlighted', true)
    return () => {
      if (drawn.getGraph().hasNode(current)) drawn.getGraph().removeNodeAttribute(current, 'highlighted')
    }
  }, [current, dots])
  const step = (event: KeyboardEvent): void => {
    const drawn = sigma.current
    if (!drawn) return
    const camera = drawn.getCamera()
    const here = dots.find(({ key }) => key === current)
    const by = arrows[event.key]
    if (by) {
      event.preventDefault()
      const next = here ? dotTowards(dots, here, by) : dots[0]
      if (!next) return
      onChoose(next.key)
      const place = drawn.getNodeDisplayData(next.key)
      const seen = place && drawn.framedGraphToViewport(place)
      const { width, height } = drawn.getDimensions()
      if (place && seen && (seen.x < 24 || seen.y < 24 || seen.x > width - 24 || seen.y > height - 24))
        camera.setState({ x: place.x, y: place.y })
    } else if ((event.key === 'Enter' || event.key === ' ') && here) {
      event.preventDefault()
      onEnter(here)
    } else if (event.key === '+' || event.key === '=')
      camera.setState({ ratio: Math.max(0.02, camera.ratio / 1.5) })
    else if (event.key === '-') camera.setState({ ratio: Math.min(3, camera.ratio * 1.5) })
    else if (event.key === '0') camera.setState({ x: 0.5, y: 0.5, ratio: 1 })
  }
  if (failed) return <p className="technology-map__picture-failed">{t('shown.map.noPicture')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the picture is led over by the keys
    <div
      className="technology-map__picture"
      ref={box}
      role="application"
      tabIndex={0}
      aria-label={t('shown.map.picture')}
      aria-describedby="technology-map-keys technology-map-chosen"
      onKeyDown={step}
    />
  )
}
