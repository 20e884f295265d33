import Alert from '@mui/material/Alert';

/** In a script of its own: no first page begins with a notice. */
export default Alert;
