/** The room of a picture: its own width, but no wider than the text, and no higher than most of the window. */
export const pictureStyle = ({ width, height }: { width: number; height: number }) => ({
  width: `min(${width}px, 100%, ${((70 * width) / height).toFixed(2)}vh)`,
  aspectRatio: `${width} / ${height}`,
})
