import { saveFile } from '#platform/web/api/download.ts'

/** The page's styles that a standalone drawing needs. */
const styles = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

/** Higher resolution than a screen, for slides and emails. */
const scale = 2
const margin = 16
const head = 36

/** The drawing as standalone svg: with the page's styles, its title, and its background. */
export const standAlone = (
  svg: SVGSVGElement,
  title: string,
): { text: string; width: number; height: number } => {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const drawn = [svg, ...svg.querySelectorAll('*')]
  for (const [n, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const looks = getComputedStyle(drawn[n]!)
    for (const name of styles) element.setAttribute(name, looks.getPropertyValue(name))
  }
  const page = getComputedStyle(document.documentElement)
  // Not the shown size: a picture of a table is drawn out of sight.
  const sizeOf = (side: 'width' | 'height'): number => Number(svg.getAttribute(side))
  const [width, height] = [sizeOf('width') + 2 * margin, sizeOf('height') + 2 * margin + head]
  const ground = document.createElementNS(svg.namespaceURI, 'rect')
  for (const [name, value] of Object.entries({
    width,
    height,
    fill: page.getPropertyValue('--color-surface'),
  }))
    ground.setAttribute(name, String(value))
  const words = document.createElementNS(svg.namespaceURI, 'text')
  for (const [name, value] of Object.entries({
    x: margin,
    y: margin + 16,
    fill: page.getPropertyValue('--color-text'),
    'font-family': page.fontFamily,
    'font-size': 16,
    'font-weight': 600,
  }))
    words.setAttribute(name, String(value))
  words.textContent = title
  copy.setAttribute('x', String(margin))
  copy.setAttribute('y', String(margin + head))
  const whole = document.createElementNS(svg.namespaceURI, 'svg')
  whole.setAttribute('width', String(width))
  whole.setAttribute('height', String(height))
  whole.append(ground, words, copy)
  return { text: new XMLSerializer().serializeToString(whole), width, height }
}

const pictureOf = async (svg: SVGSVGElement, title: string): Promise<Blob> => {
  const { text, width, height } = standAlone(svg, title)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const drawing = canvas.getContext('2d')!
  drawing.scale(scale, scale)
  drawing.drawImage(image, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser draws no picture'))),
      'image/png',
    )
  })
}

/** Copies the drawing to the clipboard as an image; if the browser does not allow it, downloads a file. */
export const copyPicture = async (svg: SVGSVGElement, title: string): Promise<'copied' | 'saved'> => {
  const picture = pictureOf(svg, title)
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return 'copied'
  } catch {
    saveFile({ name: `${title}.png`, blob: await picture })
    return 'saved'
  }
}
