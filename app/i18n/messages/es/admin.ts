export default {
  title: 'Panel del Capitán',
  intro: 'Las banderas de la casa y la puerta del Estudio. Aquí solo entra quien manda.',
  palette: 'La paleta del barco',
  paletteText: 'Pulsa una bandera y su código se copia en tu portapapeles.',
  copy: 'Copiar {{hex}}',
  studio: 'El Estudio',
  studioText: 'Textos, precios, imágenes, colores y el buzón: todo lo que se lee a bordo.',
  studioLink: 'Abrir el Estudio',
}
