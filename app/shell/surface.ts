const VERTICES = 'attribute vec2 at; void main() { gl_Position = vec4(at, 0.0, 1.0); }'

/*
 * Slow water at night: swell drawn as faint bands, and the lights of a quay as columns that the
 * swell breaks up.
 */
const FRAGMENTS = `
precision mediump float;
uniform vec2 size;
uniform float time;

float swell(vec2 at) {
  return sin(at.x * 3.1 + time * 0.21) * 0.5 + sin(at.x * 1.3 - at.y * 2.7 + time * 0.16) * 0.6 + sin(at.y * 5.3 - time * 0.27) * 0.4;
}

float light(vec2 at, float x, float width) {
  float wobble = swell(vec2(at.x * 0.6, at.y * 7.0)) * 0.018 * (1.2 - at.y);
  float column = smoothstep(width, 0.0, abs(at.x - x + wobble));
  float broken = 0.55 + 0.45 * sin(at.y * 46.0 + swell(at * 2.0) * 3.0 + time * 0.5);
  return column * broken * smoothstep(0.02, 0.95, at.y);
}

void main() {
  vec2 at = gl_FragCoord.xy / size;
  float bands = smoothstep(0.35, 1.25, swell(vec2(at.x * size.x / size.y, at.y * 3.0)));
  vec3 water = vec3(0.027, 0.078, 0.110) + vec3(0.016, 0.050, 0.062) * bands;
  float amber = light(at, 0.12, 0.016) + light(at, 0.47, 0.010) + light(at, 0.83, 0.020);
  float teal = light(at, 0.29, 0.008) + light(at, 0.66, 0.011);
  water += vec3(0.21, 0.135, 0.038) * amber + vec3(0.025, 0.110, 0.104) * teal;
  gl_FragColor = vec4(water, 1.0);
}`

function compile(gl: WebGLRenderingContext, type: number, source: string) {
  const shader = gl.createShader(type)!
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  return shader
}

function link(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram()!
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, VERTICES))
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, FRAGMENTS))
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null
}

/** Half the window's pixels are enough for something so soft. */
const SCALE = 0.5

/**
 * Draws the water on a canvas at a moment in seconds; null where WebGL is missing or drawn by the
 * processor alone.
 */
export function createSurface(canvas: HTMLCanvasElement): ((seconds: number) => void) | null {
  const gl = canvas.getContext('webgl', {
    alpha: false,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
    powerPreference: 'low-power',
  })
  const program = gl && link(gl)
  if (!gl || !program) return null
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  const at = gl.getAttribLocation(program, 'at')
  gl.enableVertexAttribArray(at)
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0)
  const size = gl.getUniformLocation(program, 'size')
  const time = gl.getUniformLocation(program, 'time')
  return (seconds) => {
    const [width, height] = [Math.ceil(innerWidth * SCALE), Math.ceil(innerHeight * SCALE)]
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width
      canvas.height = height
      gl.viewport(0, 0, width, height)
    }
    gl.uniform2f(size, width, height)
    gl.uniform1f(time, seconds)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
}
