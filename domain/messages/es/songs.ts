export default {
  tellMe: 'Avísame cuando lleguen',
  open: 'abierta a todos',
  requestTitle: '¿Falta la tuya?',
  requestText: 'Los Capitanes piden canción y la desmontamos para ellos, compás a compás.',
  requestLink: 'Pedir una canción',
}
