export default {
  title: 'Canciones',
  intro: 'Seis cajas de discos para aprender tocando lo que ya tarareas.',
  description:
    'Lecciones de canciones para guitarra por géneros: rock clásico, metal, blues, pop, acústico y jazz.',
  tellMe: 'Avísame cuando lleguen',
  requestTitle: '¿Falta la tuya?',
  requestText: 'Los Capitanes piden canción y la desmontamos para ellos, compás a compás.',
  requestLink: 'Pedir una canción',
}
