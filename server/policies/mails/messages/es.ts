import type { Messages } from '../messages.ts'

export default {
  greeting: '¡Ahoy!',
  orCode: 'O escribe este código:',
  validity: 'Vale durante una hora y una sola vez.',
  notYou: 'Si no has sido tú, deja que este mensaje se hunda: no cambiará nada.',
  signature: 'La tripulación de la Escuela de Guitarra Pirata',
  signup: {
    subject: 'Confirma tu correo y sube a bordo',
    body: 'Te hemos guardado un sitio en la tripulación. Solo falta saber que este correo es tuyo.',
    action: 'Confirmar mi correo',
  },
  magiclink: {
    subject: 'Tu pase para subir a bordo',
    body: 'Aquí tienes tu pase: un clic y estás en cubierta, sin contraseña.',
    action: 'Entrar',
  },
  recovery: {
    subject: 'Elige una contraseña nueva',
    body: '¿Se te ha caído la contraseña por la borda? Le pasa al mejor capitán. Elige otra aquí.',
    action: 'Elegir contraseña',
  },
  email_change_new: {
    subject: 'Confirma tu nuevo correo',
    body: 'Has pedido recibir aquí las noticias del barco, en lugar de en {{current}}. Confirma que este correo es tuyo.',
    action: 'Confirmar el nuevo correo',
  },
  email_change_current: {
    subject: 'Has pedido cambiar de correo',
    body: 'Has pedido cambiar tu correo por {{new}}. Para que nadie tome tu barco, confírmalo también desde aquí.',
    action: 'Confirmar el cambio',
  },
  reauthentication: {
    subject: '{{code}} es tu código',
    body: 'Para cambiar tu contraseña, escribe este código:',
    action: null,
  },
  already_member: {
    subject: 'Ya tienes litera a bordo',
    body: 'Alguien, quizá tú, ha querido enrolarse con este correo, que ya es de una cuenta de la escuela. Entra con ella como siempre o, si se te ha ido la contraseña por la borda, pide otra en la página de acceso.',
    action: 'Ir a la escuela',
  },
} satisfies Messages
