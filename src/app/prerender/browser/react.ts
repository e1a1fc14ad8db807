/** React alone, for `start` to evaluate before the site's code. */
import 'react-dom/client';
